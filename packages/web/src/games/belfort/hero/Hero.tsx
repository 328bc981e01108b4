import { Picture } from '../../../table/hero/Picture.tsx';
import picture from './CityDrawing.tsx?picture';
import css from './Hero.module.css';

export const Hero = () => <Picture of={picture} keep="right" className={css.sky} />;
