import './tokens.css';
import type { CharacterId } from '@guildhall/bots/cast';
import type { FunctionComponent } from 'react';
import { Borrin } from './Borrin.tsx';
import { Eldrin } from './Eldrin.tsx';
import { Fenno } from './Fenno.tsx';
import { Hedda } from './Hedda.tsx';
import { Lambrecht } from './Lambrecht.tsx';
import { Marieke } from './Marieke.tsx';
import { Melchior } from './Melchior.tsx';
import { Mirel } from './Mirel.tsx';
import { Nyssa } from './Nyssa.tsx';
import { Pepin } from './Pepin.tsx';
import { Pernelle } from './Pernelle.tsx';
import { Yolande } from './Yolande.tsx';

/** What goes into the frame of a face. All of it is one chunk, which comes with the first face that is shown. */
export const faces: Readonly<Record<CharacterId, FunctionComponent>> = {
  mirel: Mirel,
  borrin: Borrin,
  yolande: Yolande,
  fenno: Fenno,
  marieke: Marieke,
  pepin: Pepin,
  hedda: Hedda,
  melchior: Melchior,
  pernelle: Pernelle,
  lambrecht: Lambrecht,
  nyssa: Nyssa,
  eldrin: Eldrin,
};
