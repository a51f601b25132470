import type { DadosDoCliente, EmpresaDoCliente } from '@dominio/contrato/area-cliente-dados';
import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { documentoEscrito, participacaoEscrita } from '@dominio/contrato/empresas-socios';
import { NOME_DO_STATUS_DA_EMPRESA } from '@dominio/contrato/empresas-status';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconAddressBook,
  IconBuilding,
  IconBuildingBank,
  IconFileText,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { correcoesDoClienteOptions } from '../correcoes.queries.ts';
import {
  linhasDaConta,
  linhasDaEmpresa,
  linhasDaFicha,
  linhasDoContato,
  linhasDoContrato,
  nomeDaConta,
  papelDoContato,
} from '../dados.rules.ts';
import classes from './bloco-dos-dados.module.css';
import { BlocoDosDados } from './bloco-dos-dados.tsx';
import lista from './lista-de-reunioes.module.css';
import { MinhasCorrecoes } from './minhas-correcoes.tsx';
import type { AlvoAberto } from './propor-correcao.tsx';

const ProporCorrecao = sobDemanda(() => import('./propor-correcao.tsx'));

interface PropsDaSecao {
  titulo: string;
  icone: Icon;
  /** Said where there is nothing. */
  vazio: string;
  /** What may be added to it. */
  acao?: ReactNode;
  children: readonly ReactNode[];
}

function Secao({ titulo, icone, vazio, acao, children }: PropsDaSecao) {
  return (
    <section className={lista.secao} aria-label={titulo}>
      <h2 className={lista.titulo}>{titulo}</h2>
      {children.length === 0 ? <EstadoVazio icone={icone}>{vazio}</EstadoVazio> : children}
      {acao && <div>{acao}</div>}
    </section>
  );
}

function Socios({ socios }: Pick<EmpresaDoCliente, 'socios'>) {
  if (socios.length === 0) return null;
  return (
    <>
      <h4 className={classes.subtitulo}>Sócios</h4>
      <ul className={classes.socios}>
        {socios.map((socio) => (
          <li key={`${socio.nome} ${socio.cpf_cnpj}`}>
            {socio.nome}
            <span>
              {[
                participacaoEscrita(socio.participacao_milionesimos),
                socio.administrador && 'administra',
                socio.qualificacao,
                documentoEscrito(socio.cpf_cnpj),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether something of this kind was proposed of a record, and waits for the firm. */
function useEmAnalise() {
  const { data } = useQuery(correcoesDoClienteOptions);
  return (alvo: AlvoAberto['alvo'], id: number) =>
    data?.correcoes.some(
      (uma) => uma.estado === 'em_analise' && uma.alvo === alvo && uma.alvo_id === id,
    ) === true;
}

/** The register of the company as the firm has it, part by part. */
export function MinhaEmpresa({ dados }: { dados: DadosDoCliente }) {
  const { cliente, empresas, contatos, contas_bancarias, contratos } = dados;
  const [aberto, setAberto] = useState<AlvoAberto | null>(null);
  const soLeitura = useSoLeitura() !== null;
  const emAnalise = useEmAnalise();
  const botao = (texto: string, alvo: AlvoAberto, de = ` de ${alvo.nome}`) =>
    !soLeitura && (
      <Button variant="default" aria-label={`${texto}${de}`} onClick={() => setAberto(alvo)}>
        {texto}
      </Button>
    );
  const acao = (
    alvo: AlvoAberto['alvo'],
    nome: string,
    atual: AlvoAberto['atual'] & { id: number },
  ) => (
    <>
      {botao('Propor correção', { alvo, id: atual.id, nome, atual })}
      {emAnalise(alvo, atual.id) && <Situacao tom="aviso">Correção em análise</Situacao>}
    </>
  );
  /** What takes a record out of the register: nothing of it is changed, and it is told once. */
  const saida = (oQue: string, alvo: AlvoAberto['alvo'], nome: string, { id }: { id: number }) =>
    emAnalise(alvo, id) ? (
      <Situacao tom="aviso">{`${oQue} em análise`}</Situacao>
    ) : (
      botao(`Informar ${oQue.toLowerCase()}`, { alvo, id, nome, atual: {} })
    );
  const inclusao = (texto: string, alvo: AlvoAberto['alvo']) =>
    cliente && botao(texto, { alvo, id: cliente.id, nome: cliente.nome, atual: {} }, '');
  /** A contract is changed by the firm alone: what is wrong in it is told in words, of the client. */
  const doContrato = (numero: string, { id }: { id: number }): AlvoAberto => {
    const nome = `Contrato ${numero}`;
    return { alvo: 'cliente', id, nome, atual: {}, assunto: nome };
  };
  return (
    <>
      {aberto && <ProporCorrecao aberto={aberto} aoFechar={() => setAberto(null)} />}
      <MinhasCorrecoes />
      <section className={lista.secao} aria-label="Sobre a empresa">
        <h2 className={lista.titulo}>Sobre a empresa</h2>
        {cliente && (
          <BlocoDosDados
            titulo={cliente.nome}
            linhas={linhasDaFicha(cliente)}
            acao={acao('cliente', cliente.nome, cliente)}
          />
        )}
      </section>
      <Secao
        titulo="Empresas"
        icone={IconBuilding}
        vazio="O escritório ainda não cadastrou o CNPJ da sua empresa."
      >
        {empresas.map((empresa) => (
          <BlocoDosDados
            key={empresa.id}
            titulo={empresa.razao_social}
            detalhe={
              empresa.status !== 'ativa' && (
                <Situacao tom="aviso">{NOME_DO_STATUS_DA_EMPRESA[empresa.status]}</Situacao>
              )
            }
            linhas={linhasDaEmpresa(empresa)}
            acao={acao('empresa', empresa.razao_social, empresa)}
          >
            <Socios socios={empresa.socios} />
          </BlocoDosDados>
        ))}
      </Secao>
      <Secao
        titulo="Contatos"
        icone={IconAddressBook}
        vazio="Nenhum contato da sua empresa está cadastrado no escritório."
        acao={inclusao('Propor contato', 'novo_contato')}
      >
        {contatos.map((contato) => (
          <BlocoDosDados
            key={contato.id}
            titulo={contato.nome}
            detalhe={papelDoContato(contato)}
            linhas={linhasDoContato(contato)}
            acao={
              <>
                {acao('contato', contato.nome, contato)}
                {saida('Saída', 'saida_de_contato', contato.nome, contato)}
              </>
            }
          />
        ))}
      </Secao>
      <Secao
        titulo="Contas bancárias"
        icone={IconBuildingBank}
        vazio="Nenhuma conta da sua empresa está cadastrada no escritório."
        acao={inclusao('Propor conta', 'nova_conta')}
      >
        {contas_bancarias.map((conta) => (
          <BlocoDosDados
            key={conta.id}
            titulo={nomeDaConta(conta)}
            linhas={linhasDaConta(conta)}
            acao={
              <>
                {acao('conta_bancaria', nomeDaConta(conta), conta)}
                {saida('Encerramento', 'encerramento_de_conta', nomeDaConta(conta), conta)}
              </>
            }
          />
        ))}
      </Secao>
      <Secao titulo="Contratos" icone={IconFileText} vazio="Nenhum contrato com o escritório.">
        {contratos.map((contrato) => (
          <BlocoDosDados
            key={contrato.id}
            titulo={`Contrato ${contrato.numero_contrato}`}
            detalhe={<Situacao>{NOME_DO_STATUS[contrato.status_contrato]}</Situacao>}
            linhas={linhasDoContrato(contrato)}
            acao={
              cliente && botao('Propor correção', doContrato(contrato.numero_contrato, cliente))
            }
          />
        ))}
      </Secao>
    </>
  );
}
