import { GRUPO } from '@dominio/contrato/permissoes';
import type { CopiaDeAcesso, ItemDaCopia } from '@dominio/contrato/usuarios-copia';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DiferencaDaCopia } from './diferenca-da-copia.tsx';

const item = (tipo: ItemDaCopia['tipo'], id: number, motivo: string | null = null) => ({
  ...{ tipo, id, motivo, papel: null },
  nome: tipo === 'grupo' && id === GRUPO.administrador ? 'Administrador' : `Item ${id}`,
});

function desenhar(...itens: ItemDaCopia[]) {
  const versoes = { versao: 1, versao_de: 1 };
  const copia: CopiaDeAcesso = {
    ...{ success: true, message: '', simulado: true, itens, clientes_fora: false },
    ...versoes,
  };
  return renderToStaticMarkup(
    <DiferencaDaCopia de={{ id: 8, nome: 'Ana' }} para={{ id: 9, nome: 'Bruno' }} copia={copia} />,
  );
}

describe('what copying access would do', () => {
  it('warns of who would administer everything', () => {
    const html = desenhar(item('grupo', GRUPO.administrador), item('cliente', 5));
    expect(html).toContain('role="alert"');
    expect(html).toContain('o grupo Administrador também será copiado');
    expect(html).toContain('Bruno vai');
  });

  it.each([
    ['another group', item('grupo', GRUPO.gestor)],
    ['a client of the same number', item('cliente', GRUPO.administrador)],
    ['that group, left out', item('grupo', GRUPO.administrador, 'Dá mais acesso do que o seu.')],
  ])('warns of nothing for %s', (_, um) => {
    const html = desenhar(um);
    expect(html).toContain(um.nome);
    expect(html).not.toContain('role="alert"');
  });
});
