import { describe, expect, test } from 'vitest';
import { lerEndereco } from '../../components/endereco/codec.ts';
import { consultaDoEstado } from '../../registros/use-registros.ts';
import { enderecoDosConvites as endereco } from './convites.registro.tsx';
import { convites } from './usuarios.queries.ts';
import { situacaoEmPalavras, validadeEmPalavras } from './usuarios.textos.ts';

const agora = new Date('2026-11-20T12:00:00-03:00');
const ontem = '2026-11-19T12:00:00-03:00';
const amanha = '2026-11-21T12:00:00-03:00';

test.each([
  [amanha, 'Convidado'],
  [ontem, 'Convite expirado'],
  [null, 'Convite cancelado'],
])('somebody invited until %s is shown as %s', (convite_expira_em, dita) => {
  expect(situacaoEmPalavras({ situacao: 'convidado', convite_expira_em }, agora)).toBe(dita);
});

test('somebody without an invitation is shown by their state', () => {
  expect(situacaoEmPalavras({ situacao: 'ativo', convite_expira_em: null }, agora)).toBe('Ativo');
});

test.each([
  ['valido', amanha, 'Vale até 21/11/2026 12:00'],
  ['expirado', ontem, 'Expirou em 19/11/2026 12:00'],
  ['cancelado', null, 'Cancelado'],
] as const)('an invitation that is %s says until when it is valid', (estado, expira_em, dita) => {
  expect(validadeEmPalavras({ estado, expira_em })).toBe(dita);
});

describe('the query of the invitations', () => {
  const consulta = (busca: string) =>
    consultaDoEstado(
      convites,
      endereco,
      lerEndereco(endereco.parametros, new URLSearchParams(busca)),
    );

  test('asks for the newest first, unless the address has another order', () => {
    expect(consulta('aba=convites')).toEqual({ page: 1, limit: 50 });
    expect(consulta('ordem=-nome')).toMatchObject({ ordenar: 'nome', direcao: 'desc' });
  });

  test('has the address’s page, search and state, without a state that does not exist', () => {
    expect(consulta('pagina=3&termo=%20bia%20&estado=expirado')).toEqual({
      ...{ page: 3, limit: 50, termo: 'bia', estado: 'expirado' },
    });
    expect(consulta('estado=outro')).toEqual({ page: 1, limit: 50 });
  });
});
