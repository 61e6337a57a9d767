// The sentence that documents a setting, kept beside it and read by the writer of `.env.example`.

/** A setting's documentation, in the order of declaration. */
export interface SettingDoc {
  readonly name: string;
  readonly says: string;
  readonly example?: string;
}

const docs: SettingDoc[] = [];

/** Documents a setting; `example` is shown for settings without a default. */
export function Setting(says: string, example?: string): PropertyDecorator {
  return (_target, name) => {
    docs.push({ name: String(name), says, example });
  };
}

/** Every documented setting, in order. */
export const settingDocs = (): readonly SettingDoc[] => docs;
