import css from './Picture.module.css';

interface Props {
  /** Addresses, by theme. */
  of: Readonly<Record<'light' | 'dark', string>>;
  /** The side that is seen where there is no room for all of it. */
  keep: 'left' | 'right';
  /** What is seen until the picture is there. */
  className: string | undefined;
}

/** A picture that fills its box, for day and night. */
export const Picture = ({ of, keep, className }: Props) => (
  <div className={`${css.box} ${className}`} data-keep={keep}>
    {(['light', 'dark'] as const).map((theme) => (
      // lazy: only the one that is shown is loaded
      <img key={theme} src={of[theme]} alt="" loading="lazy" className={css[theme]} />
    ))}
  </div>
);
