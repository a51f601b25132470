import type { AlcanceDoGrupo } from '@dominio/contrato/grupos';

/** Client scopes from the narrowest to the widest; a group has exactly one. */
export const ALCANCES = [
  { valor: 'vinculados', rotulo: 'Somente os clientes vinculados' },
  { valor: 'time', rotulo: 'Clientes do time e vinculados' },
  { valor: 'todos', rotulo: 'Todos os clientes' },
] as const;
export type Alcance = (typeof ALCANCES)[number]['valor'];

/** The one scope that the contract's three flags mean. */
export const alcanceDe = (alcance: AlcanceDoGrupo): Alcance =>
  alcance.can_see_all_clients ? 'todos' : alcance.can_see_team_clients ? 'time' : 'vinculados';

/** The contract's three flags for a scope, exactly one of them true. */
export const bandeirasDe = (alcance: Alcance): AlcanceDoGrupo => ({
  can_see_all_clients: alcance === 'todos',
  can_see_team_clients: alcance === 'time',
  only_see_linked_clients: alcance === 'vinculados',
});

/** Rank of a scope: nobody may give or take one that ranks above their own. */
export const larguraDe = (alcance: Alcance): number =>
  ALCANCES.findIndex(({ valor }) => valor === alcance);
