import {
  type Acts,
  type Colour,
  colourNames,
  type Group,
  groupNames,
  iconNames,
  type Provenance,
  provenanceNames,
} from '@guildhall/bruges';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { ActivationIcon } from '../drawings/icons/ActivationIcon.tsx';
import { GroupEmblem } from '../drawings/icons/GroupEmblem.tsx';
import { MarkDisc } from '../drawings/marks/Mark.tsx';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import css from './Filters.module.css';
import { type Chosen, countOf, FACET_NAMES, FACETS, type Facet, toggle } from './filter.ts';
import { facetNames, originNames, personsTexts } from './texts.ts';

const ActsIcon = ({ acts }: { acts: Acts }) => {
  if (acts === 'arrow' || acts === 'laurel') return <ActivationIcon icon={acts} size={22} />;
  if (acts === 'worker') return <ActivationIcon icon="worker" worker="yellow" size={22} />;
  return <ActivationIcon icon="infinity" size={22} />;
};

function Value({ facet, value }: { facet: Facet; value: string }) {
  const { t } = useText();
  switch (facet) {
    case 'colour':
      return (
        <>
          <MarkDisc colour={value as Colour} size={20} />{' '}
          <span className={css.word}>{t(colourNames[value as Colour])}</span>
        </>
      );
    case 'group':
      return (
        <>
          <GroupEmblem group={value as Group} size={22} /> {t(groupNames[value as Group])}
        </>
      );
    case 'price':
      return <Guilder n={Number(value)} size={26} label={value} />;
    case 'acts':
      return (
        <>
          <ActsIcon acts={value as Acts} /> <span className={css.word}>{t(iconNames[value as Acts])}</span>
        </>
      );
    case 'origin':
      return <span title={t(provenanceNames[value as Provenance])}>{t(originNames[value as Provenance])}</span>;
  }
}

interface Props {
  query: string;
  onSearch: (query: string) => void;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** null: nothing is chosen. */
  onClear: (() => void) | null;
  /** How many there are. */
  children: ReactNode;
}

/** Search and filters: beside the cards, or above them with the filters folded away. */
export function Filters({ query, onSearch, chosen, onChoose, onClear, children }: Props) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const n = countOf(chosen);
  return (
    <search className={css.filters} data-open={open || undefined}>
      <div className={css.bar}>
        <label className={css.search}>
          <span className="visually-hidden">{t(personsTexts.search)}</span>
          <input
            type="search"
            value={query}
            placeholder={t(personsTexts.searchHint)}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onSearch(event.target.value)}
          />
        </label>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {n === 0 ? t(personsTexts.filters) : t(personsTexts.filtersChosen, { n })}
        </button>
      </div>
      <div className={css.result}>
        {children}
        {onClear !== null && (
          <button type="button" className={css.clear} onClick={onClear}>
            {t(personsTexts.clear)}
          </button>
        )}
      </div>
      <div id={panel} className={css.panel}>
        {FACET_NAMES.map((facet) => (
          <fieldset key={facet} className={css.facet} data-facet={facet}>
            <legend>{t(facetNames[facet])}</legend>
            <div className={css.values}>
              {FACETS[facet].map((value) => (
                <label key={value} className={css.value}>
                  <input
                    type="checkbox"
                    name={facet}
                    value={value}
                    checked={chosen[facet].includes(value)}
                    onChange={() => onChoose(toggle(chosen, facet, value))}
                  />
                  <Value facet={facet} value={value} />
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <Link to="/rules/$game" params={{ game: 'bruges' }} hash="persons" className={`${button.quiet} ${css.rules}`}>
          {t(personsTexts.rules)}
        </Link>
      </div>
    </search>
  );
}
