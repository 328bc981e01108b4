/** What bots are called until somebody renames them: by seat, the first being rarely a bot's. */
export const BOT_NAMES = ['Emmerich', 'Anselm', 'Brunhild', 'Corvin', 'Dorothea'] as const;
