/** The form of the profile: who somebody is, how to reach them, and what others see of that. */
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { Switch } from '../../../ui/switch';
import classes from './form.module.css';
import { PHONE_PATTERN } from './phone';
import { MAX_LENGTH, type TYPED } from './profile';
import type { ProfileWork } from './use-profile';

const conflictNote = lazyWithPreload(() => import('./profile-conflict-note'));

export function ProfileForm({ account, form, tidy, sending, conflict }: ProfileWork) {
  const t = texts.settings.profile;
  const hint = useId();
  const { register, formState } = form;
  const { errors } = formState;
  const store = account.role === 'STORE';
  const savedElsewhere = conflict.merged;
  const typed = (name: (typeof TYPED)[number]) => ({
    ...register(name, { onBlur: () => tidy(name) }),
    maxLength: MAX_LENGTH[name],
    error: errors[name]?.message,
    description: savedElsewhere?.[name] !== undefined && texts.settings.conflict.saved(savedElsewhere[name]),
  });
  return (
    <form
      onSubmit={sending.submit}
      onFocus={sending.preload}
      noValidate
      aria-label={t.title}
      className={classes.form}
    >
      <TextInput
        label={store ? t.name.store : t.name.user}
        autoComplete={store ? 'organization' : 'name'}
        {...typed('name')}
      />
      <div className={classes.pair}>
        <TextInput
          label={t.email}
          type="email"
          value={account.email}
          readOnly
          autoComplete="email"
          description={t.emailStays}
          inputWrapperOrder={['label', 'input', 'description']}
          classNames={{ input: classes.fixed }}
        />
        <TextInput
          label={t.phone}
          type="tel"
          autoComplete="tel"
          placeholder={PHONE_PATTERN}
          {...typed('phoneNumber')}
        />
      </div>
      {store && (
        <>
          <TextInput label={t.address} autoComplete="street-address" {...typed('address')} />
          <TextInput
            label={t.website}
            type="url"
            autoComplete="url"
            placeholder={t.websiteExample}
            {...typed('website')}
          />
        </>
      )}
      <fieldset className={classes.visibility} aria-describedby={hint}>
        <legend className={classes.legend}>{t.visibility}</legend>
        <p id={hint} className={classes.note}>
          {t.hidden}
        </p>
        <Switch label={t.showPhone} {...register('phoneVisible')} />
        <Switch label={t.showEmail} {...register('emailVisible')} />
      </fieldset>
      <LazyBoundary isNeeded={conflict.kind !== 'none' || conflict.merged !== null} isAwaited={false}>
        <conflictNote.Component conflict={conflict} />
      </LazyBoundary>
      {errors.root?.message && (
        <Hint kind="danger" role="alert">
          {errors.root.message}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button type="submit" busy={sending.busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
