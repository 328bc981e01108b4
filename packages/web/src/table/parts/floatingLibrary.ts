// what is used of it, so that the rest is not shipped
export { Dialog, OverlayArrow, Popover } from 'react-aria-components';
