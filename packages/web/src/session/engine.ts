/** What plays and checks whole games, in a file of its own: a list of tables needs nothing of it. */
export { newSeed } from '@guildhall/kernel';
export { BadTable, newTable, openTable, readTable } from '@guildhall/table';
