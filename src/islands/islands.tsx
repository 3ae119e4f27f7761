import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BankrollCalculator } from './bankroll/BankrollCalculator';
import { IslandRoot } from './IslandRoot';
import { LicenceCheck } from './licence-check/LicenceCheck';
import { RolloverCalculator } from './rollover/RolloverCalculator';

/** The components of the islands, by the name in their markup. A browser loads this file when someone touches an island. */
export const islands = {
  rollover: RolloverCalculator,
  bankroll: BankrollCalculator,
  'licence-check': LicenceCheck,
};

/** Makes the HTML of an island live; resolves when it answers. */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, props = '{}' } = element.dataset;
  const component = islands[island as keyof typeof islands] as ComponentType<object>;
  return new Promise((resolve) => {
    hydrateRoot(element, <IslandRoot component={component} props={JSON.parse(props)} onHydrated={resolve} />);
  });
}
