import { cardName, type Property } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';

/** Style sheets set a long name smaller: it has to stay in one line in every language. */
const lengthOf = (name: string) => (name.length > 12 ? 'longest' : name.length > 9 ? 'long' : undefined);

export function CardName({ property, className }: { property: Property; className?: string | undefined }) {
  const { lang } = useText();
  const name = cardName(property, lang);
  return (
    <b className={className} data-length={lengthOf(name)}>
      {name}
    </b>
  );
}
