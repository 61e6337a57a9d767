/** The addresses that people share: anybody may open them. */

/** The public page of a store. */
export const storefrontPath = (uuid: string): string => `/s/${encodeURIComponent(uuid)}`;

/** The public page of a card. */
export const publicCardPath = (cardId: string): string => `/c/${encodeURIComponent(cardId)}`;

/** The public page of an event. */
export const publicEventPath = (uuid: string): string => `/e/${encodeURIComponent(uuid)}`;
