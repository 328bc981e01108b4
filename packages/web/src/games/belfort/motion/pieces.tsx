import { amountOf, type Good, type View } from '@guildhall/belfort';
import type { Lang } from '@guildhall/kernel';
import type { Drawn } from '../../../table/motion/flight.ts';
import { Sum } from '../../../table/motion/Sum.tsx';
import type { Setting } from '../../../table/motion/useFlights.tsx';
import { CardFace } from '../boards/CardFace.tsx';
import { GoodIcon } from '../drawings/goods/GoodIcon.tsx';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import { Crest } from '../drawings/pieces/Crest.tsx';
import { GnomeToken } from '../drawings/pieces/GnomeToken.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { WorkerToken } from '../drawings/pieces/WorkerToken.tsx';
import type { Colour } from '../screen/contract.ts';
import type { Piece } from './moveFacts.ts';
import css from './pieces.module.css';

/** Pieces in the air are drawn at least as large as they ever are on the table, so that they stay sharp. */
export function drawPiece(piece: Piece, { colours, view, lang }: Setting<View, Colour>): Drawn {
  const { seats, options } = view;
  const dress = (builder: number) => ({ colour: colours[builder]!, neutral: builder >= seats });
  switch (piece.t) {
    case 'worker':
      return { width: 28, node: <WorkerToken worker={piece.worker} size={28} {...dress(piece.builder)} /> };
    case 'good':
      return { width: 26, node: <GoodIcon good={piece.good} size={26} /> };
    case 'marker':
      return { width: 22, node: <Shield size={22} {...dress(piece.builder)} /> };
    case 'gnome':
      return { width: 26, node: <GnomeToken size={26} /> };
    case 'crest':
      return { width: 34, node: <Crest n={piece.n} size={34} /> };
    case 'card':
      return {
        width: 118,
        node:
          piece.card === null ? (
            <CardBack width={118} />
          ) : (
            <span className={css.card}>
              <CardFace property={piece.card} options={options} />
            </span>
          ),
      };
    case 'sum':
      return {
        width: 60,
        node: <SumOf {...piece} dress={piece.builder === null ? null : dress(piece.builder)} lang={lang} />,
      };
    case 'nothing':
      return { width: 1, node: null };
  }
}

interface SumProps {
  readonly n: number;
  readonly what: Good | 'points';
  readonly dress: { readonly colour: Colour; readonly neutral: boolean } | null;
  readonly lang: Lang;
}

const SumOf = ({ n, what, dress, lang }: SumProps) => (
  <Sum n={n} of={dress !== null && <Shield size={17} {...dress} />}>
    {what === 'points' ? (
      dress === null && <small>{amountOf('points', Math.abs(n), lang).replace(/^\d+\s/, '')}</small>
    ) : (
      <GoodIcon good={what} size={18} />
    )}
  </Sum>
);
