import type { Text, TextParams } from '@guildhall/kernel';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';

const BOLD = /\*([^*]+)\*/;
const LINK = /\[([^\]]+)\]\((#[\w-]+|\/[\w/#-]+)\)/;

function Reference({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('#')) return <a href={to}>{children}</a>;
  const [path = to, hash = ''] = to.split('#');
  return (
    <Link to={path} hash={hash}>
      {children}
    </Link>
  );
}

/** `[words](#id)` and `[words](/page)` become links. */
function withLinks(line: string): ReactNode {
  const [before, words, target, ...after] = line.split(LINK);
  if (words === undefined) return before;
  const rest = line.slice(line.indexOf(`(${target})`) + target!.length + 2);
  return (
    <>
      {before}
      <Reference to={target!}>{words}</Reference>
      {after.length > 1 ? withLinks(rest) : rest}
    </>
  );
}

interface Props {
  of: Text;
  with?: TextParams | undefined;
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
