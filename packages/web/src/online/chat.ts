import type { ChatLine } from '@guildhall/protocol';

/** A line that was there on coming in can be told once more, by the process at which it was said. */
export const withLine = (chat: ChatLine[], line: ChatLine): ChatLine[] =>
  chat.some(({ key }) => key === line.key) ? chat : [...chat, line];
