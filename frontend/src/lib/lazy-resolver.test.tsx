/** Forms whose rules come when somebody turns to them. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form';
import { lazyResolver } from './lazy-resolver';

interface Typed {
  name: string;
}
interface Sent extends Typed {
  long: boolean;
}
const rules: Resolver<Typed, unknown, Sent> = ({ name }): ResolverResult<Typed, Sent> => {
  if (name) return { values: { name: name.trim(), long: name.length > 9 }, errors: {} };
  return { values: {}, errors: { name: { type: 'empty', message: 'Enter a name.' } } };
};

/** A form with such rules, and what it sent. */
function open(load: () => Promise<typeof rules>) {
  const later = lazyResolver(load);
  const sent: object[] = [];
  const Form = () => {
    const { register, handleSubmit, formState } = useForm({
      resolver: later.resolver,
      defaultValues: { name: '' },
    });
    return (
      <form onSubmit={handleSubmit((values) => void sent.push(values))} onFocus={later.preload}>
        <input aria-label="Name" {...register('name')} />
        <p>{formState.errors.name?.message}</p>
        <p>{formState.errors.root?.message}</p>
        <button type="submit">Send</button>
      </form>
    );
  };
  render(<Form />);
  const person = userEvent.setup({ delay: null });
  return { sent, person, send: () => person.click(screen.getByRole('button', { name: 'Send' })) };
}

test('nothing is fetched before the form has the focus, and then once', async () => {
  const load = jest.fn(() => Promise.resolve(rules));
  const { person, send, sent } = open(load);
  expect(load).not.toHaveBeenCalled();
  await person.click(screen.getByLabelText('Name'));
  expect(load).toHaveBeenCalledTimes(1);
  await send();
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  await person.type(screen.getByLabelText('Name'), ' Mira Valerian ');
  await send();
  expect(sent).toEqual([{ name: 'Mira Valerian', long: true }]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('rules that do not come are told, nothing is sent, and the next try asks for them again', async () => {
  const load = jest.fn(() => Promise.reject<typeof rules>(new Error('gone')));
  const { person, send, sent } = open(load);
  await person.type(screen.getByLabelText('Name'), 'Mira');
  await send();
  const told = 'Part of this page didn’t load, so nothing was sent. Try again, or reload the page.';
  expect(await screen.findByText(told)).toBeVisible();
  expect(sent).toEqual([]);
  load.mockImplementation(() => Promise.resolve(rules));
  await send();
  expect(sent).toEqual([{ name: 'Mira', long: false }]);
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
});
