/** What a search is asked for, in words. A word says what it says wherever it stands, so none may say two things. */

/** The value of each choice of a search, by the choice's name. */
export type Settings = Readonly<Record<string, string>>;

type Choices = Readonly<Record<string, readonly string[]>>;

/** The settings that these choices make, as they combine freely. */
export type SettingsOf<C extends Choices> = { readonly [Name in keyof C]: C[Name][number] };

type Values<C extends Choices> = C[keyof C][number];

/** Values that belong to two choices. */
type Shared<C extends Choices> = { [Name in keyof C]: C[Name][number] & Values<Omit<C, Name>> }[keyof C];

/**
 * Named settings of these choices. It does not compile if a name is a value of a choice as well, or if two choices share a
 * value.
 */
export type Presets<C extends Choices> = [Shared<C>] extends [never]
  ? Readonly<Record<string, SettingsOf<C>>> & { readonly [Word in Values<C>]?: never }
  : never;
