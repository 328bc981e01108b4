import { PageTitle } from '../../src/shell/PageTitle.tsx';

export default function Garden() {
  return <PageTitle title="The garden" />;
}
