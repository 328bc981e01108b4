import type { HtmlTagDescriptor, Plugin } from 'vite';

const START = '/src/main.ts';
/** The faces that every page is set in. */
const FONTS = /(alegreya|source-sans-3)-latin-wght-normal/;

/**
 * Names in index.html what every page needs soon but the browser would find late: the steps of main.ts, and the fonts,
 * without which all text would be laid out twice.
 */
export function preload(): Plugin {
  return {
    name: 'guildhall:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.values(bundle);
        const chunk = (name: string) => files.find((file) => file.fileName === name && file.type === 'chunk');
        const wanted = new Set<string>();
        const want = (fileName: string): void => {
          const file = chunk(fileName);
          if (file?.type !== 'chunk' || wanted.has(fileName)) return;
          wanted.add(fileName);
          file.imports.forEach(want);
        };
        for (const file of files) {
          if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(START)))
            file.dynamicImports.forEach(want);
        }
        const link = (href: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, href: `/${href}`, crossorigin: true },
          injectTo: 'head',
        });
        return [
          ...files
            .filter(({ fileName }) => FONTS.test(fileName))
            .map(({ fileName }) => link(fileName, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ...[...wanted].map((fileName) => link(fileName, { rel: 'modulepreload' })),
        ];
      },
    },
  };
}
