import type { ComponentProps } from 'react';
import type { NavigationEntry } from '../../model/home';
import { pending } from '../../overlays/toast/messages';
import { routes } from '../../routes';
import { TileLink, TileLinks } from '../../sections/TileLinks';
import { Button } from '../../ui/Button';

/** What is painted on the tile of each page. */
const motifs: Partial<Record<string, ComponentProps<typeof TileLink>['motif']>> = {
  [routes.about]: 'estrela',
  [routes.casinos]: 'roleta',
  [routes.articles]: 'pena',
  [routes.responsibleGambling]: 'coracao',
  [routes.cookies]: 'bolacha',
  [routes.terms]: 'balanca',
};

/** The ways on. An entry whose page does not exist yet is a button that says so. */
export function NavigationGrid({ entries }: { entries: NavigationEntry[] }) {
  return (
    <TileLinks>
      {entries.map((entry) => (
        <TileLink key={entry.label} motif={'to' in entry ? (motifs[entry.to] ?? 'roseta') : 'roseta'} about={entry.about}>
          {'to' in entry ? (
            <a href={entry.to}>{entry.label}</a>
          ) : (
            <Button kind="quiet" {...pending}>
              {entry.label}
            </Button>
          )}
        </TileLink>
      ))}
    </TileLinks>
  );
}
