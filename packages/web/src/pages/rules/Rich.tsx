import type { Text, TextParams } from '@guildhall/kernel';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';

const BOLD = /\*([^*]+)\*/;
const LINK = /\[([^\]]+)\]\((#[\w-]+)\)/;

/** `[words](#id)` becomes a link. */
function withLinks(line: string): ReactNode {
  const [before, words, target, ...after] = line.split(LINK);
  if (words === undefined) return before;
  const rest = line.slice(line.indexOf(`(${target})`) + target!.length + 2);
  return (
    <>
      {before}
      <a href={target}>{words}</a>
      {after.length > 1 ? withLinks(rest) : rest}
    </>
  );
}

interface Props {
  of: Text;
  with?: TextParams;
}

/** A text with its bold words and links. */
export function Rich({ of, with: params }: Props) {
  const { t } = useText();
  return t(of, params)
    .split(BOLD)
    .map((part, i) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      return i % 2 === 1 ? <b key={i}>{withLinks(part)}</b> : <Fragment key={i}>{withLinks(part)}</Fragment>;
    });
}

export const P = (props: Props) => (
  <p>
    <Rich {...props} />
  </p>
);
