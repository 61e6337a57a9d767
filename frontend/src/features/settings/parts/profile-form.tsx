/** The form of the profile: who somebody is, how to reach them, and what others see of that. */
import { Switch, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { PHONE_PATTERN } from '../../../lib/phone';
import { BusyButton } from '../../../ui/busy-button';
import { Hint } from '../../../ui/hint';
import { ChangedMeanwhile } from './changed-meanwhile';
import classes from './form.module.css';
import { LONGEST, type TYPED } from './profile';
import type { ProfileWork } from './use-profile';

export function ProfileForm({ account, form, tidy, sending, meanwhile }: ProfileWork) {
  const hint = useId();
  const { register, formState } = form;
  const { errors } = formState;
  const store = account.role === 'STORE';
  const typed = (name: (typeof TYPED)[number]) => ({
    ...register(name, { onBlur: () => tidy(name) }),
    maxLength: LONGEST[name],
    error: errors[name]?.message,
    description:
      meanwhile.saved[name] !== undefined && `Saved meanwhile: ${meanwhile.saved[name] || 'nothing'}`,
  });
  return (
    <form onSubmit={sending.submit} noValidate aria-label="Profile" className={classes.form}>
      <TextInput
        label={store ? 'Store name' : 'Name'}
        autoComplete={store ? 'organization' : 'name'}
        {...typed('name')}
      />
      <div className={classes.pair}>
        <TextInput
          label="Email"
          type="email"
          value={account.email}
          readOnly
          autoComplete="email"
          description="It cannot be changed."
          inputWrapperOrder={['label', 'input', 'description']}
          classNames={{ input: classes.fixed }}
        />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          placeholder={PHONE_PATTERN}
          {...typed('phoneNumber')}
        />
      </div>
      {store && (
        <>
          <TextInput label="Address" autoComplete="street-address" {...typed('address')} />
          <TextInput
            label="Website"
            type="url"
            autoComplete="url"
            placeholder="https://example.com"
            {...typed('website')}
          />
        </>
      )}
      <fieldset className={classes.visibility} aria-describedby={hint}>
        <legend className={classes.legend}>What other people see</legend>
        <p id={hint} className={classes.note}>
          When off, they see “Not listed”.
        </p>
        <Shown name="phoneVisible" label="Show my phone number" control={form.control} />
        <Shown name="emailVisible" label="Show my email address" control={form.control} />
      </fieldset>
      <ChangedMeanwhile meanwhile={meanwhile} />
      {errors.root?.message && (
        <Hint kind="danger" role="alert">
          {errors.root.message}
        </Hint>
      )}
      <div className={classes.buttons}>
        <BusyButton type="submit" busy={sending.busy}>
          Save changes
        </BusyButton>
      </div>
    </form>
  );
}

interface ShownProps {
  name: 'phoneVisible' | 'emailVisible';
  label: string;
  control: ProfileWork['form']['control'];
}

/** The kit's switch has to be told what it shows. */
function Shown({ name, label, control }: ShownProps) {
  const { value, ...field } = useController({ name, control }).field;
  return <Switch label={label} checked={value} {...field} />;
}
