import { GRUPO } from '@dominio/contrato/permissoes';
import type { CopiaDeAcesso, ItemDaCopia } from '@dominio/contrato/usuarios-copia';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import { DiferencaDaCopia } from './diferenca-da-copia.tsx';

const item = (tipo: ItemDaCopia['tipo'], id: number, motivo: string | null = null) => ({
  ...{ tipo, id, motivo, papel: null },
  nome: tipo === 'grupo' && id === GRUPO.administrador ? 'Administrador' : `Item ${id}`,
});

function comparar(...itens: ItemDaCopia[]) {
  const copia: CopiaDeAcesso = {
    ...{ success: true, message: '', simulado: true, itens, clientes_fora: false },
    versao: 1,
    versao_de: 1,
  };
  return desenhar(
    <DiferencaDaCopia de={{ id: 8, nome: 'Ana' }} para={{ id: 9, nome: 'Bruno' }} copia={copia} />,
  );
}

const alerta = page.getByRole('alert');

describe('the preview of copying an access', () => {
  it('warns that the person would become an administrator', async () => {
    await comparar(item('grupo', GRUPO.administrador), item('cliente', 5));
    await expect.element(alerta).toMatchTextContent('o grupo Administrador também será copiado');
    await expect.element(alerta).toMatchTextContent('Bruno vai');
  });

  it.each([
    ['another group', item('grupo', GRUPO.gestor)],
    ['a client of the same number', item('cliente', GRUPO.administrador)],
    ['that group, left out', item('grupo', GRUPO.administrador, 'Dá mais acesso do que o seu.')],
  ])('has no warning for %s', async (_, um) => {
    await comparar(um);
    await expect.element(page.getByText(um.nome)).toBeVisible();
    await expect.element(alerta).not.toBeInTheDocument();
  });
});
