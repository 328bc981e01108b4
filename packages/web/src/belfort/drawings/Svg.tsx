export { Svg } from '../../table/Svg.tsx';
