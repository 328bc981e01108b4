import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import button from '../../shell/controls/buttons.module.css';
import { BookIcon, LanternIcon, PeopleIcon, ReplayIcon } from '../../shell/controls/icons.tsx';
import { currentSettings, useText } from '../../shell/settings.ts';
import { usePageTitle } from '../../shell/title.ts';
import { BOT_NAMES } from '../botNames.ts';
import css from './HomePage.module.css';
import { CityDrawing } from './hero/CityDrawing.tsx';
import { MyTables } from './MyTables.tsx';
import { home, tables } from './texts.ts';

export default function HomePage() {
  const { t } = useText();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  usePageTitle(t(home.title));

  async function playNow() {
    if (opening) return;
    setOpening(true);
    setProblem(null);
    try {
      const { createTable } = await import('../../session/tables.ts');
      const id = await createTable({
        game: 'belfort',
        options: {},
        seats: [
          { kind: 'human', name: currentSettings().name || t(home.guest), colour: 'red' },
          { kind: 'bot', bot: 'greedy', name: BOT_NAMES[1], colour: 'blue' },
          { kind: 'bot', bot: 'greedy', name: BOT_NAMES[2], colour: 'yellow' },
        ],
      });
      await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      setProblem(t(tables.failed, { message: (error as Error).message }));
      setOpening(false);
    }
  }

  return (
    <>
      <section className={css.hero}>
        <CityDrawing className={css.city} />
        <div className={css.plate}>
          <h1>
            <span className={css.game}>Belfort</span>
            <span className={css.claim}>{t(home.claim)}</span>
          </h1>
          <p className={css.about}>{t(home.about)}</p>
          <div className={css.start}>
            <button type="button" className={button.primary} onClick={playNow} aria-disabled={opening}>
              {opening ? t(home.opening) : t(home.playNow)}
            </button>
            <Link to="/new/belfort" className={button.secondary}>
              {t(home.newGame)}
            </Link>
          </div>
          <p className={css.small}>{t(home.playNowHint)}</p>
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        </div>
      </section>
      <div className={css.rest}>
        <MyTables />
        <section aria-labelledby="ways" className={css.ways}>
          <h2 id="ways">{t(home.ways)}</h2>
          <ul>
            <Way icon={<LanternIcon size={26} />} title={t(home.firstGame)} text={t(home.firstGameText)}>
              {(card) => <Link to="/learn/belfort" {...card} />}
            </Way>
            <Way icon={<PeopleIcon size={26} />} title={t(home.oneScreen)} text={t(home.oneScreenText)}>
              {(card) => <Link to="/new/belfort" search={{ screen: 'one' }} {...card} />}
            </Way>
            <Way icon={<BookIcon size={26} />} title={t(home.rules)} text={t(home.rulesText)}>
              {(card) => <Link to="/rules/belfort" {...card} />}
            </Way>
            <Way icon={<ReplayIcon size={26} />} title={t(home.replay)} text={t(home.replayText)}>
              {(card) => <Link to="/replay" {...card} />}
            </Way>
          </ul>
        </section>
      </div>
    </>
  );
}

interface Card {
  readonly className: string;
  readonly children: ReactNode;
}

function Way(props: { icon: ReactNode; title: string; text: string; children: (card: Card) => ReactNode }) {
  return (
    <li>
      {props.children({
        className: css.way!,
        children: (
          <>
            <span className={css.wayIcon}>{props.icon}</span>
            <span>
              <b>{props.title}</b>
              <span className={css.wayText}>{props.text}</span>
            </span>
          </>
        ),
      })}
    </li>
  );
}
