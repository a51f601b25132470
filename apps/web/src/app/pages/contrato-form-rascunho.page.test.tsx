import { contratosEndpoints } from '@dominio/contrato/contratos';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import {
  responderContratos,
  responderOpcoesDoContrato,
  umContrato,
  umServicoDoContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { escolherServico } from '../../../test/pagina/registros/servico.ts';

const NOVO = '/contrato-form?cliente_id=31';
const EM_VIGOR = umContrato({
  status_contrato: 'ATIVO',
  servicos: [umServicoDoContrato('Folha', 1)],
});
const EDITADO = `/contrato-form?id=${EM_VIGOR.id}`;

const campo = (name: string) => page.getByRole('textbox', { name, exact: true });
const fiscal = page.getByRole('group', { name: 'Fiscal' });
const valor = campo('Valor mensal');
const salvo = page.getByText(/^Rascunho salvo às \d\d:\d\d\.$/);
const salvar = page.getByRole('button', { name: 'Salvar contrato' });
const recuperar = page.getByRole('button', { name: 'Recuperar' });
const mudouDepois = page.getByText(/O contrato mudou depois dele/);

let respostas: ReturnType<typeof responderContratos>;
beforeEach(() => {
  responderClientes();
  responderEmpresas([]);
  responderOpcoesDoContrato();
  respostas = responderContratos([EM_VIGOR]);
});

/** Leaves a draft of a new contract with its amount. */
async function deixarRascunho() {
  await abrirPagina(NOVO);
  await valor.fill('5');
  await expect.element(salvo).toBeVisible();
}

describe('the draft of a new contract', () => {
  it('is taken up whole', async () => {
    await deixarRascunho();
    await recarregar();
    await recuperar.click();
    await expect.element(valor).toHaveValue('5,00');
  });

  it('takes the place of what was typed meanwhile only when asked', async () => {
    await deixarRascunho();
    await recarregar();
    const numero = campo('Número do contrato');
    await numero.fill('TMP-1');
    await expect.element(salvo).toBeVisible();
    await recuperar.click();
    const troca = page.getByRole('dialog', { name: 'Recuperar o rascunho?' });
    await troca.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(numero).toHaveValue('TMP-1');
    await recuperar.click();
    await troca.getByRole('button', { name: 'Recuperar' }).click();
    await expect.element(valor).toHaveValue('5,00');
  });
});

describe('a contract in force', () => {
  it('keeps what was typed', async () => {
    await abrirPagina(EDITADO);
    await escolherServico('Fiscal');
    await expect.element(salvo).toBeVisible();
    await recarregar();
    await recuperar.click();
    await expect.element(fiscal).toBeVisible();
  });

  /** Saves the services of a contract that somebody else has changed meanwhile. */
  const salvarSobreOutro = async () => {
    await abrirPagina(EDITADO);
    await escolherServico('Fiscal');
    respostas.contratos.mudar(EM_VIGOR.id, { numero_contrato: '2026-0187' });
    await salvar.click();
  };

  it('of a stale version is refused; reloaded, it offers what was typed and says that it changed', async () => {
    responder(contratosEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO'));
    await salvarSobreOutro();
    await expect.element(page.getByText(/foi alterado por outra pessoa/)).toBeVisible();
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await expect.element(mudouDepois).toBeVisible();
    await recuperar.click();
    await expect.element(fiscal).toBeVisible();
  });

  it('of a stale version is saved over the newer one, with its amendment, once reloaded', async () => {
    responder(contratosEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO'), { umaVez: true });
    await salvarSobreOutro();
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await recuperar.click();
    await campo('O que muda').fill('Passa a ter fiscal');
    await salvar.click();
    const gaveta = painel('Contrato');
    await expect.element(gaveta.getByText('2026-0187', { exact: true })).toBeVisible();
    expect(respostas.atualizar.pedidos.map(({ body }) => body)).toMatchObject([
      {
        servicos: [{ servico_id: 1 }, { servico_id: 2, unidade: 'notas' }],
        aditivo: { descricao: 'Passa a ter fiscal' },
        versao: 2,
      },
    ]);
  });

  it('says with a change of terms what its amendment is about', async () => {
    await abrirPagina(EDITADO);
    await escolherServico('Fiscal');
    await campo('O que muda').fill('Passa a ter fiscal');
    await salvar.click();
    await expect.element(painel('Contrato')).toBeVisible();
    expect(respostas.atualizar.pedidos.map(({ body }) => body)).toMatchObject([
      {
        servicos: [{ servico_id: 1 }, { servico_id: 2, unidade: 'notas' }],
        aditivo: { descricao: 'Passa a ter fiscal' },
        versao: 1,
      },
    ]);
  });

  it('asks for its amendment without anything axe complains of', async () => {
    await abrirPagina(EDITADO);
    await expect.element(campo('O que muda')).toBeVisible();
    await semViolacoes();
  });
});
