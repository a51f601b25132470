import {
  type PendenciasDaEmpresa,
  qualidadeDasEmpresasEndpoints,
} from '@dominio/contrato/empresas-qualidade';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { describe, expect, it } from 'vitest';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { painel } from '../../../../test/pagina/painel.ts';
import { responder } from '../../../../test/pagina/rede.ts';
import {
  responderEmpresas,
  semPendencias,
  umaEmpresa,
} from '../../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';

const gaveta = painel('Empresa');
const aCorrigir = gaveta.getByRole('region', { name: 'A corrigir' });

/** Opens the drawer of a company without a town, with these problems. */
async function abrir(pendencias: Partial<PendenciasDaEmpresa>, ...outras: readonly Permissao[]) {
  responderEmpresas([umaEmpresa({ uf: 'SP' })]);
  responder(qualidadeDasEmpresasEndpoints.pendencias, { ...semPendencias, ...pendencias });
  const permissoes = ['empresas:visualizar', ...outras] as const;
  await abrirPagina('/gerenciar-empresas?empresa=51', { quem: umaPessoa({ permissoes }) });
  await expect.element(gaveta.getByText('11.222.333/0001-81')).toBeVisible();
}

const deQuemSaiu: Partial<PendenciasDaEmpresa> = {
  problemas: ['responsavel_inativo', 'endereco'],
  pessoas: [{ id: 5, nome: 'Bia', situacao: 'desligado' }],
};

describe('the problems of a company', () => {
  it('are absent where it has none', async () => {
    await abrir({});
    await expect.element(aCorrigir).not.toBeInTheDocument();
  });

  it('say on which day a contract ended', async () => {
    await abrir({
      problemas: ['contrato_vencido'],
      contratos: [{ id: 3, numero_contrato: '2024-0001', data_fim: '2026-06-01' }],
    });
    await expect.element(aCorrigir).toMatchTextContent('terminou em 01/06/2026.');
  });

  it('name neither contract nor person to somebody who may open neither', async () => {
    await abrir({ problemas: ['contrato_vencido', 'responsavel_inativo'] });
    await expect
      .element(aCorrigir.getByText('Um contrato está ativo e já passou do fim.'))
      .toBeVisible();
    await expect
      .element(
        aCorrigir.getByText('Quem responde por Padaria Aurora saiu ou está com o acesso suspenso.'),
      )
      .toBeVisible();
  });

  it('link to the record where they are solved, for somebody who may open it', async () => {
    await abrir(deQuemSaiu, 'usuarios:visualizar');
    await expect
      .element(aCorrigir.getByRole('link', { name: 'Bia' }))
      .toHaveAttribute('href', '/gerenciar-usuarios?usuario=5&parte=clientes');
    await expect
      .element(aCorrigir)
      .toMatchTextContent('saiu do escritório e ainda responde por Padaria Aurora.');
    await expect
      .element(aCorrigir)
      .toMatchTextContent('No endereço faltam CEP, logradouro e município.');
  });

  it('have no link for somebody who may not open that record', async () => {
    await abrir(deQuemSaiu);
    await expect.element(aCorrigir).toMatchTextContent('saiu do escritório');
    await expect.element(aCorrigir.getByRole('link')).not.toBeInTheDocument();
  });
});
