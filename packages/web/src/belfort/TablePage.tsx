import { Link, useParams } from '@tanstack/react-router';
import { useOpenTable } from '../session/useLiveTable.ts';
import { useText } from '../shell/settings.ts';
import { usePageTitle } from '../shell/title.ts';
import { TableNotice } from '../table/TableNotice.tsx';
import { tableTexts } from '../table/texts.ts';
import { BelfortTable } from './BelfortTable.tsx';
import { belfortTexts } from './texts.ts';

/** A saved table, wherever it was left. */
export default function TablePage() {
  const { t } = useText();
  usePageTitle(t(belfortTexts.title));
  const { id } = useParams({ from: '/table/$id' });
  const opened = useOpenTable(id);
  switch (opened.t) {
    case 'loading':
      return <TableNotice title={t(tableTexts.loading)} />;
    case 'missing':
    case 'broken':
      return (
        <TableNotice
          title={t(opened.t === 'missing' ? tableTexts.missing : tableTexts.brokenTable)}
          text={opened.t === 'missing' ? t(tableTexts.missingText) : opened.problem}
        >
          <Link to="/">{t(tableTexts.home)}</Link>
        </TableNotice>
      );
    case 'open':
      return <BelfortTable key={id} live={opened.live} />;
  }
}
