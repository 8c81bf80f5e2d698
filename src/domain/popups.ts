/** What a pop-up is for (catalogue 4). */
export type PopupKind = 'newsletter' | 'registration';

/** Returns what a pop-up of this name is for: the newsletter if the name contains the word, else a registration. */
export const popupKindOf = (name: string): PopupKind => (/newsletter/i.test(name) ? 'newsletter' : 'registration');

/** Returns the first pop-up that was not dismissed (core 4); null if there is none. */
export const firstUndismissed = <Popup extends { id: string }>(
  popups: readonly Popup[],
  dismissed: readonly string[],
): Popup | null => popups.find(({ id }) => !dismissed.includes(id)) ?? null;
