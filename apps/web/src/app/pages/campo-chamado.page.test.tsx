import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina, irPara } from '../../../test/pagina/abrir.tsx';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { painel } from '../../../test/pagina/painel.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import {
  responderContasBancarias,
  umaContaBancaria,
} from '../../../test/pagina/registros/conta-bancaria.ts';
import { responderContatos } from '../../../test/pagina/registros/contato.ts';
import {
  responderContratos,
  responderOpcoesDoContrato,
  umContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderRegimes, umRegime } from '../../../test/pagina/registros/regime.ts';
import { responderSocios } from '../../../test/pagina/registros/socio.ts';

const daEmpresa = painel('Empresa');
const abrir = (endereco: string, quem = umaPessoa()) =>
  abrirPagina(endereco, { quem, guardado: comClienteAtivo(umCliente()) });

beforeEach(() => {
  responderClientes();
  responderEmpresas([umaEmpresa()]);
});

describe('a link to a field', () => {
  it('of a company opens its property and leaves the address, where the company stays', async () => {
    await abrir('/empresas?empresa=51&campo=cnae_principal');
    await expect.element(daEmpresa.getByRole('combobox', { name: /^CNAE/ }).first()).toHaveFocus();
    await parametro('campo').toBe(null);
    await parametro('empresa').toBe('51');
  });

  it('that is followed again opens it again', async () => {
    await abrir('/empresas?empresa=51&campo=razao_social');
    const campo = daEmpresa.getByRole('textbox', { name: 'Razão social' });
    await expect.element(campo).toHaveFocus();
    await daEmpresa.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(campo).not.toBeInTheDocument();
    await irPara('/empresas?empresa=51&campo=razao_social');
    await expect.element(campo).toHaveFocus();
  });

  it('that somebody may only read leads to it', async () => {
    const quem = umaPessoa({ permissoes: ['empresas:visualizar'] });
    await abrir('/empresas?empresa=51&campo=cep', quem);
    await expect
      .poll(() => document.activeElement?.previousElementSibling?.textContent)
      .toBe('Endereço');
    await parametro('campo').toBe(null);
  });

  it('of the regime opens its form where there is none yet, on a phone', async () => {
    responderRegimes();
    await page.viewport(375, 760);
    await abrir('/empresas?empresa=51&campo=regime');
    const regimes = daEmpresa.getByRole('region', { name: 'Regime tributário' });
    await expect.element(regimes.getByRole('combobox', { name: 'Regime' })).toHaveFocus();
    await semRolagemLateral();
  });

  it('of the regime leads to what changes it where there is one', async () => {
    responderRegimes(umRegime());
    await abrir('/empresas?empresa=51&campo=regime');
    await expect.element(daEmpresa.getByRole('button', { name: 'Mudar regime' })).toHaveFocus();
  });

  it('of the partners opens their list', async () => {
    responderSocios();
    await abrir('/empresas?empresa=51&campo=socios');
    const quadro = daEmpresa.getByRole('region', { name: 'Quadro societário' });
    await expect.element(quadro.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  });

  it('of an account opens how its statement comes', async () => {
    responderContasBancarias([umaContaBancaria({ id: 41, forma_extrato: null })]);
    await abrir('/contas-bancarias?conta=41&campo=forma_extrato');
    await expect.element(page.getByRole('combobox', { name: 'Forma do extrato' })).toHaveFocus();
  });

  it('of a contract opens the day of its signature', async () => {
    responderContratos([umContrato()]);
    responderOpcoesDoContrato([]);
    await abrir('/contratos?contrato=71&campo=data_assinatura');
    await expect.element(page.getByRole('textbox', { name: 'Assinatura' })).toHaveFocus();
  });
});

describe('a link to a contact who is missing', () => {
  it('opens a new one with the role', async () => {
    const { criar } = responderContatos([]);
    await abrir('/contatos-importantes?novo=1&com=decisor');
    const novo = painel('Novo contato');
    await novo.getByRole('textbox', { name: 'Nome' }).fill('Marta Reis');
    await novo.getByRole('button', { name: 'Criar contato' }).click();
    await expect
      .poll(() => criar.pedidos.map(({ body }) => body))
      .toMatchObject([{ nome: 'Marta Reis', papeis: ['decisor'], recebe_nps: false }]);
  });

  it('opens a new one who gets the surveys', async () => {
    responderContatos([]);
    await abrir('/contatos-importantes?novo=1&com=pesquisas');
    await expect
      .element(painel('Novo contato').getByRole('checkbox', { name: /esquisas/ }))
      .toBeChecked();
  });
});
