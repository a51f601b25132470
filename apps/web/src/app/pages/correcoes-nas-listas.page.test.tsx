import { type CorrecaoARever, correcoesEndpoints as e } from '@dominio/contrato/correcoes';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { feitos, responder } from '../../../test/pagina/rede.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { responderContasBancarias } from '../../../test/pagina/registros/conta-bancaria.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const umaCorrecao = (mudancas: Partial<CorrecaoARever> = {}): CorrecaoARever => ({
  id: 7,
  alvo: 'conta_bancaria',
  alvo_id: 1,
  alvo_nome: 'Conta da padaria',
  observacao: null,
  autor_nome: 'Joana Medeiros',
  criado_em: '2026-08-10T12:00:00.000Z',
  estado: 'em_analise',
  alvo_versao: 1,
  campos: [
    {
      campo: 'gerente',
      antes: null,
      atual: null,
      proposto: 'Paula Dias',
      decisao: null,
      motivo: null,
    },
  ],
  ...mudancas,
});

const revisar = page.getByRole('button', { name: /^Revisar \d/ });

async function abrir(permissoes: Permissao[]) {
  responderContasBancarias([]);
  responderClientes();
  responderEmpresas([]);
  responder(e.listar, { correcoes: [umaCorrecao(), umaCorrecao({ id: 8 })] });
  await page.viewport(375, 812);
  await abrirPagina('/contas-bancarias', {
    quem: umaPessoa({ permissoes }),
    guardado: comClienteAtivo(umCliente()),
  });
  await expect.element(page.getByText('0 contas').first()).toBeVisible();
}

describe('what the client proposed, over a list of its records', () => {
  it('is counted in the row of the title, and opened to be reviewed', async () => {
    await abrir(['clientes:visualizar', 'contas_bancarias:visualizar', 'contas_bancarias:editar']);
    await expect
      .element(revisar)
      .toHaveAttribute('title', 'Há 2 correções do cliente aguardando revisão.');
    await semRolagemLateral();
    await semViolacoes();
    await revisar.click();
    const dialogo = page.getByRole('dialog', { name: 'Correções propostas pelo cliente' });
    await expect.element(dialogo.getByText('Paula Dias').first()).toBeVisible();
  });

  it('is not asked for by who may review none', async () => {
    await abrir(['clientes:visualizar', 'contas_bancarias:visualizar']);
    expect(revisar.elements()).toHaveLength(0);
    expect(feitos(e.listar)).toHaveLength(0);
  });
});
