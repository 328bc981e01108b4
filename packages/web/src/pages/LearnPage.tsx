import { PageFrame } from '../shell/PageFrame.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useText } from '../shell/settings.ts';
import { shell } from '../shell/texts.ts';

export default function LearnPage() {
  const { t } = useText();
  return (
    <PageFrame>
      <PageTitle title={t(shell.play)} />
    </PageFrame>
  );
}
