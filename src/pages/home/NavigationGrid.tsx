import type { NavigationEntry } from '../../model/schemas/home';
import { pending } from '../../overlays/toast/messages';
import { pageTile } from '../../sections/page-tiles';
import { TileLink, TileLinks } from '../../sections/TileLinks';
import { Button } from '../../ui/Button';

/** The ways on. An entry whose page does not exist yet is a button that says so. */
export function NavigationGrid({ entries }: { entries: NavigationEntry[] }) {
  return (
    <TileLinks>
      {entries.map((entry) => (
        <TileLink key={entry.label} motif={'to' in entry ? pageTile(entry.to) : 'roseta'} about={entry.about}>
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
