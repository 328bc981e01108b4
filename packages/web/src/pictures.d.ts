/** A component drawn while the screen is built; see vite.pictures.ts. */
declare module '*?picture' {
  const picture: Readonly<Record<'light' | 'dark', string>>;
  export default picture;
}
