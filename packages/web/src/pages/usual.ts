/** What bots are called until somebody renames them: by seat, the first being rarely a bot's. */
export const BOT_NAMES = [
  'Emmerich',
  'Anselm',
  'Brunhild',
  'Corvin',
  'Dorothea',
  'Eckbert',
  'Friedlind',
  'Gundolf',
] as const;

/** How many play until somebody chooses otherwise: three, or as near to it as the game allows. */
export const usualPlayers = ([fewest, most]: readonly [number, number]): number => Math.min(Math.max(3, fewest), most);
