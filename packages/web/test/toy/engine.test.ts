import { contract } from '@guildhall/kernel/contract';
import { snails } from './engine.ts';

contract(snails, {
  cases: [4, 6].map((seats) => ({ name: `${seats} snails`, options: {}, seats })),
  secrets: false,
  fabricate: () => [{ field: 1 }, { field: 7 }],
});
