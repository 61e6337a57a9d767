/** The form of the profile: who somebody is, how to reach them, and what others see of that. */
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { PHONE_PATTERN } from '../../../lib/phone';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { Hint } from '../../../ui/hint';
import { Switch } from '../../../ui/switch';
import { ChangedMeanwhile } from './changed-meanwhile';
import classes from './form.module.css';
import { LONGEST, type TYPED } from './profile';
import type { ProfileWork } from './use-profile';

export function ProfileForm({ account, form, tidy, sending, meanwhile }: ProfileWork) {
  const words = texts.settings.profile;
  const hint = useId();
  const { register, formState } = form;
  const { errors } = formState;
  const store = account.role === 'STORE';
  const typed = (name: (typeof TYPED)[number]) => ({
    ...register(name, { onBlur: () => tidy(name) }),
    maxLength: LONGEST[name],
    error: errors[name]?.message,
    description: meanwhile.saved[name] !== undefined && texts.settings.meanwhile.saved(meanwhile.saved[name]),
  });
  return (
    <form
      onSubmit={sending.submit}
      onFocus={sending.preload}
      noValidate
      aria-label={words.title}
      className={classes.form}
    >
      <TextInput
        label={store ? words.name.store : words.name.user}
        autoComplete={store ? 'organization' : 'name'}
        {...typed('name')}
      />
      <div className={classes.pair}>
        <TextInput
          label={words.email}
          type="email"
          value={account.email}
          readOnly
          autoComplete="email"
          description={words.emailStays}
          inputWrapperOrder={['label', 'input', 'description']}
          classNames={{ input: classes.fixed }}
        />
        <TextInput
          label={words.phone}
          type="tel"
          autoComplete="tel"
          placeholder={PHONE_PATTERN}
          {...typed('phoneNumber')}
        />
      </div>
      {store && (
        <>
          <TextInput label={words.address} autoComplete="street-address" {...typed('address')} />
          <TextInput
            label={words.website}
            type="url"
            autoComplete="url"
            placeholder={words.websiteExample}
            {...typed('website')}
          />
        </>
      )}
      <fieldset className={classes.visibility} aria-describedby={hint}>
        <legend className={classes.legend}>{words.visibility}</legend>
        <p id={hint} className={classes.note}>
          {words.hidden}
        </p>
        <Switch label={words.showPhone} {...register('phoneVisible')} />
        <Switch label={words.showEmail} {...register('emailVisible')} />
      </fieldset>
      <ChangedMeanwhile meanwhile={meanwhile} />
      {errors.root?.message && (
        <Hint kind="danger" role="alert">
          {errors.root.message}
        </Hint>
      )}
      <div className={classes.buttons}>
        <BusyButton type="submit" busy={sending.busy}>
          {words.save}
        </BusyButton>
      </div>
    </form>
  );
}
