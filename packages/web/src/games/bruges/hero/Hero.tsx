import { Picture } from '../../../table/hero/Picture.tsx';
import css from './Hero.module.css';
import picture from './QuayDrawing.tsx?picture';

export const Hero = () => <Picture of={picture} keep="left" className={css.sky} />;
