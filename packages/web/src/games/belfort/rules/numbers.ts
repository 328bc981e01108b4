/** Printed numbers that no board shows. */
export const GUILD_FEE = 1;
/** Points for the places in a district, and in a ranking of workers. */
export const DISTRICT_POINTS = [5, 3, 1] as const;
export const WORKER_POINTS = [3, 1] as const;
