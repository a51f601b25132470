import type { Endpoint } from '@dominio/contrato/endpoint';
import { expect, test } from 'vitest';
import { montarApp } from './build-app.ts';

/**
 * Boolean fields of answers that are no actions. A new field is added here or, if it says what the
 * caller may do, to `acoes` in the contract: only there does a visit of 'Ver como' refuse it.
 */
const FATOS = [
  'animate anual ate_eh_util ativo atual bloqueia_agenda can_see_all_clients can_see_team_clients',
  'clientes_fora convite_pendente criado_por_mim critica dados_completos de_eh_util direta',
  'disponivel em_uso enabled exige_segundo_fator exigido ferias importante isCustom',
  'keyboard_shortcuts lida mfa modo_escolhido monochromatic ocupado only_see_linked_clients',
  'participo permitido principal privado sidebar_expanded simulado sincronizada sistema',
  'somente_leitura success tem_avatar tem_conflito tem_filhos tem_logo tem_senha terminal totp',
  'valid valido ve_valor visivel',
].flatMap((linha) => linha.split(' '));

/** The parts of a Zod schema that this test reads. */
interface Esquema {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Esquema>;
      options?: Esquema[];
      items?: Esquema[];
      getter?: () => Esquema;
    } & Partial<Record<'element' | 'valueType' | 'out' | 'innerType' | 'left' | 'right', Esquema>>;
  };
}
interface Campo {
  nome: string;
  ato: boolean;
}

/** Every boolean field of a schema, and whether it is among the actions. */
function booleanos(esquema: Esquema, nome = '', ato = false, vistos = new Set()): Campo[] {
  if (vistos.has(esquema)) return [];
  const { def } = esquema._zod;
  if (def.type === 'boolean') return [{ nome, ato }];
  const dentro = new Set([...vistos, esquema]);
  if (def.shape) {
    const filhos = Object.entries(def.shape);
    // As in `semAtos`: a list of permissions, each with a name, is no set of actions.
    const sao =
      (nome === 'acoes' || nome === 'permissoes') &&
      filhos.every(([, { _zod }]) => _zod.def.type === 'boolean');
    return filhos.flatMap(([filho, tipo]) => booleanos(tipo, filho, sao, dentro));
  }
  const { element, valueType, out, innerType, left, right } = def;
  return [element, valueType, out, innerType, left, right, def.getter?.()]
    .concat(def.options, def.items)
    .filter((um) => um !== undefined)
    .flatMap((um) => booleanos(um, nome, ato, dentro));
}

const { app } = await montarApp();
await app.ready();
const campos = app.endpoints.flatMap(({ response }: Endpoint) =>
  response ? booleanos(response as unknown as Esquema) : [],
);
const nomes = (ato: boolean) => [
  ...new Set(campos.filter((um) => um.ato === ato).map(({ nome }) => nome)),
];

test('every boolean of an answer that offers something is among the actions, which a visit is not offered', () => {
  expect(nomes(false).sort()).toEqual(FATOS.toSorted());
});

test('the actions that a visit is offered only read', () => {
  expect(nomes(true)).toEqual(
    expect.arrayContaining(['editar', 'excluir', 'conceder', 'ver_como']),
  );
  expect(nomes(true).filter((ato) => ato.startsWith('ler_'))).toEqual(['ler_sessoes']);
});
