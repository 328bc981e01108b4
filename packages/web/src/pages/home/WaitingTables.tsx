import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../online/client.ts';
import { useMe } from '../../online/me.ts';
import { useText } from '../../shell/settings.ts';
import { lobby } from '../online/lobby.texts.ts';
import { waitsFor } from '../online/tables.ts';
import css from './OnlineDoor.module.css';

/** How many online tables wait for whoever is known here. Loaded apart: home stays light without it. */
export default function WaitingTables() {
  const { t } = useText();
  const me = useMe();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (me === null) return setWaiting(0);
    let here = true;
    call('mine')
      .then(({ tables }) => here && setWaiting(tables.filter((table) => waitsFor(table, me)).length))
      .catch(() => {}); // the door leads to the lobby all the same
    return () => {
      here = false;
    };
  }, [me]);
  if (waiting === 0) return null;
  return (
    <Link to="/online" className={css.waiting}>
      {t(lobby.waiting, { n: waiting })}
    </Link>
  );
}
