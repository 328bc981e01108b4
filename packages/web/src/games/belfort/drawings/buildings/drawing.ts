/** What a drawing of a building is told; most do not care. */
export interface DrawingProps {
  owned: boolean;
}
