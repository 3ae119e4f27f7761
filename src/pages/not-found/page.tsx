import type { Page } from '../../layout/page';
import { notFoundFile } from '../../routes';
import { NotFoundPage } from './NotFoundPage';

export const pagesOf = (): Page[] => [
  {
    file: notFoundFile,
    title: 'Página não encontrada',
    description: 'Esta página não existe no Sorteio Mágico de Natal.',
    tone: 'calm',
    tile: 'roseta',
    body: () => <NotFoundPage />,
  },
];
