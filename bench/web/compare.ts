/** The figures of one run. */
export type Figures = Readonly<Record<string, number>>;

export interface Comparison {
  /** Medians. */
  readonly here: Figures;
  readonly against?: Figures;
  /** here ÷ against; null where that is 0. */
  readonly ratio?: Readonly<Record<string, number | null>>;
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
};

const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key] ?? 0))]));

/** Measures in turns, so that whatever else the machine does meanwhile falls on both alike. */
export async function inTurns<Subject>(
  here: Subject,
  against: Subject | null,
  runs: number,
  measure: (subject: Subject) => Promise<Figures>,
): Promise<Comparison> {
  const ofHere: Figures[] = [];
  const ofAgainst: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    const turns = [() => measure(here).then((each) => ofHere.push(each))];
    if (against !== null) turns.push(() => measure(against).then((each) => ofAgainst.push(each)));
    for (const turn of run % 2 === 0 ? turns : turns.toReversed()) await turn();
    console.error(JSON.stringify({ run: run + 1, here: ofHere.at(-1), against: ofAgainst.at(-1) }));
  }
  if (against === null) return { here: medians(ofHere) };
  const [a, b] = [medians(ofHere), medians(ofAgainst)];
  const ratio = Object.fromEntries(
    Object.entries(a).map(([key, value]) => [key, b[key] ? Math.round((value / b[key]) * 100) / 100 : null]),
  );
  return { here: a, against: b, ratio };
}
