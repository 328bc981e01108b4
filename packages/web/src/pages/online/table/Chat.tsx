import { type PersonRef, QUICK_PHRASES, type QuickPhrase } from '@guildhall/protocol';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { call } from '../../../online/client.ts';
import { line } from '../../../online/line.ts';
import { learnMe, useMe } from '../../../online/me.ts';
import type { OnlineStatus } from '../../../online/remote.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { Report } from '../Report.tsx';
import css from './Chat.module.css';
import { onlineTexts, phraseTexts } from './texts.ts';

interface Props {
  readonly id: string;
  readonly status: OnlineStatus;
  onRead(lines: number): void;
}

/** Everybody else who sits here or has said something. */
function othersAt({ info, chat }: OnlineStatus, me: string): PersonRef[] {
  const people = [...info.seats.flatMap(({ person }) => person ?? []), ...chat.map(({ from }) => from)];
  return [...new Map(people.map((person) => [person.id, person])).values()].filter(({ id }) => id !== me);
}

/** What people at the table say to each other. Texts are plain text; those of muted people are not shown. */
export function Chat({ id, status, onRead }: Props) {
  const { t } = useText();
  const me = useMe();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { chat } = status;
  useEffect(() => {
    onRead(chat.length);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length, onRead]);
  const say = (words: { text: string } | { phrase: QuickPhrase }) =>
    line()
      .say({ t: 'say', table: id, key: crypto.randomUUID(), ...words })
      .catch((error: unknown) => console.warn(error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    void say({ text: words });
  };
  const mute = async (person: string, on: boolean) =>
    learnMe(await call('mute', { params: { id: person }, body: { on } }));
  const muted = new Set(me?.muted ?? []);
  return (
    <section className={css.chat} aria-label={t(onlineTexts.chat)}>
      {chat.length === 0 && <p>{t(onlineTexts.noChat)}</p>}
      <ol ref={list} className={css.lines} aria-live="polite">
        {chat
          .filter(({ from }) => !muted.has(from.id))
          .map(({ key, from, text: said, phrase }) => (
            <li key={key}>
              <b>{from.name}</b> {phrase === undefined ? said : t(phraseTexts[phrase])}
            </li>
          ))}
      </ol>
      {status.me === null ? (
        <p>{t(onlineTexts.onlyPlayers)}</p>
      ) : (
        <>
          <form className={css.form} onSubmit={submit}>
            <input
              value={text}
              maxLength={280}
              aria-label={t(onlineTexts.say)}
              placeholder={t(onlineTexts.say)}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className={button.secondary}>
              {t(onlineTexts.send)}
            </button>
          </form>
          <fieldset className={css.phrases} aria-label={t(onlineTexts.phrases)}>
            {QUICK_PHRASES.map((phrase) => (
              <button key={phrase} type="button" onClick={() => void say({ phrase })}>
                {t(phraseTexts[phrase])}
              </button>
            ))}
          </fieldset>
        </>
      )}
      {me !== null && (
        <div className={css.others}>
          {othersAt(status, me.id).map((person) => (
            <Fragment key={person.id}>
              <button
                type="button"
                className={css.small}
                onClick={() => void mute(person.id, !muted.has(person.id)).catch(console.warn)}
              >
                {t(muted.has(person.id) ? onlineTexts.unmute : onlineTexts.mute, { name: person.name })}
              </button>
              <Report person={person} tables={[{ id, name: '' }]} className={css.small} />
            </Fragment>
          ))}
        </div>
      )}
    </section>
  );
}
