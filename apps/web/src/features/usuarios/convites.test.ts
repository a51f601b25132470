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
])('somebody invited until %s stands as %s', (convite_expira_em, dita) => {
  expect(situacaoEmPalavras({ situacao: 'convidado', convite_expira_em }, agora)).toBe(dita);
});

test('somebody who is not invited stands as the state says', () => {
  expect(situacaoEmPalavras({ situacao: 'ativo', convite_expira_em: null }, agora)).toBe('Ativo');
});

test.each([
  ['valido', amanha, 'Vale até 21/11/2026 12:00'],
  ['expirado', ontem, 'Expirou em 19/11/2026 12:00'],
  ['cancelado', null, 'Cancelado'],
] as const)('an invitation that is %s says until when', (estado, expira_em, dita) => {
  expect(validadeEmPalavras({ estado, expira_em })).toBe(dita);
});

describe('what the address asks of the server', () => {
  const consulta = (busca: string) =>
    consultaDoEstado(
      convites,
      endereco,
      lerEndereco(endereco.parametros, new URLSearchParams(busca)),
    );

  test('the newest first, unless another order is asked for', () => {
    expect(consulta('aba=convites')).toEqual({ page: 1, limit: 50 });
    expect(consulta('ordem=-nome')).toMatchObject({ ordenar: 'nome', direcao: 'desc' });
  });

  test('page, search and how the invitation stands; what is no such state is left out', () => {
    expect(consulta('pagina=3&termo=%20bia%20&estado=expirado')).toEqual({
      ...{ page: 3, limit: 50, termo: 'bia', estado: 'expirado' },
    });
    expect(consulta('estado=outro')).toEqual({ page: 1, limit: 50 });
  });
});
