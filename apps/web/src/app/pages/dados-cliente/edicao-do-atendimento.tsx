import {
  type Atendimento,
  atendimentoDeClientesEndpoints,
  type QuemAtende,
} from '@dominio/contrato/clientes-atendimento';
import type { PapelDoVinculo } from '@dominio/contrato/usuarios-acesso';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Achado } from '../../../components/campos/campo-procurado.tsx';
import { FormularioNoLugar } from '../../../components/formulario/formulario-no-lugar.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { responsaveisOptions } from '../../../consultas/responsaveis.ts';
import { timesDosContratosOptions } from '../../../consultas/times-dos-contratos.ts';
import { clientes } from '../../../features/clientes/clientes.queries.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import { CampoDeVariosProcurados } from '../../../registros/campo-de-varios-procurados.tsx';
import { useEscrever } from '../../../registros/gravacoes.ts';
import { atendimentoOptions } from '../dashboard-cliente/painel.queries.ts';
import { pessoasQueFicam, QuemFica, timesQueFicam } from './quem-fica.tsx';

interface Props {
  clienteId: number;
  lido: Atendimento;
  aoFechar: (comFoco: boolean) => void;
}

const vinculados = (pessoas: readonly QuemAtende[]) =>
  pessoas.flatMap(({ id, papel }) => (papel === null ? [] : [{ id, papel }]));

/** The people linked in a role, as the field holds them. */
const comPapel = ({ pessoas }: Atendimento, papel: PapelDoVinculo): Achado[] =>
  pessoas.filter((um) => um.papel === papel).map(({ id, nome }) => ({ id, nome }));

const timesLigados = ({ times }: Atendimento) =>
  times.filter(({ vinculado }) => vinculado).map(({ id }) => id);

/** Writes the people or the teams of a client, and offers to give the exact links before back. */
function useEscritaDoAtendimento(clienteId: number) {
  const { mutateAsync, isPending } = useEscrever(clientes, atendimentoDeClientesEndpoints.gravar);
  const params = { id: clienteId };
  const avisar = (parte: 'pessoas' | 'times', desfazer: () => Promise<unknown>) =>
    avisarComDesfazer({
      titulo: 'Quem atende foi salvo',
      registros: [`/api/clients/${clienteId}/quem-atende`],
      campos: [parte],
      desfazer,
      falha: 'Erro ao desfazer',
    });
  return {
    enviando: isPending,
    escrever: (body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ params, body }),
    avisar,
  };
}

/** The record as it was read last: what is saved is told apart from what others did meanwhile. */
function useBase({ clienteId, lido }: Props) {
  const [base, setBase] = useState(lido);
  const { refetch } = useQuery({ ...atendimentoOptions(clienteId), enabled: false });
  return { base, aoRecarregar: () => recarregarConsulta(refetch, setBase) };
}

interface DePessoas extends Props {
  papel: PapelDoVinculo;
  rotulo: string;
}

/** Changes who is linked to a client in one role. Somebody who had another gets this one instead. */
export function EdicaoDePessoas({ papel, rotulo, ...props }: DePessoas) {
  const { clienteId, aoFechar } = props;
  const { base, aoRecarregar } = useBase(props);
  const { escrever, avisar, enviando } = useEscritaDoAtendimento(clienteId);
  const formulario = useFormulario<{ quem: Achado[] }>({
    iniciais: { quem: comPapel(base, papel) },
    ordem: ['quem'],
    nomes: { pessoas: 'quem' },
    validar: () => ({}),
  });
  const campo = formulario.form.getInputProps('quem');
  return (
    <FormularioNoLugar
      formulario={formulario}
      campos={['quem']}
      tituloDoErro="Erro ao salvar quem atende"
      enviando={enviando}
      gravar={({ quem }) => {
        const antes = vinculados(base.pessoas);
        const escolhidos = new Set(quem.map(({ id }) => id));
        const outros = antes.filter((um) => um.papel !== papel && !escolhidos.has(um.id));
        return escrever({
          pessoas: { antes, depois: [...outros, ...quem.map(({ id }) => ({ id, papel }))] },
        });
      }}
      avisar={(gravado) =>
        avisar('pessoas', () =>
          escrever({
            pessoas: { antes: vinculados(gravado.pessoas), depois: vinculados(base.pessoas) },
          }),
        )
      }
      aoFechar={aoFechar}
      aoRecarregar={aoRecarregar}
    >
      <CampoDeVariosProcurados
        label={rotulo}
        data-path="quem"
        procurar={responsaveisOptions}
        vazio="Ninguém encontrado."
        fixos={base.acima}
        value={campo.value}
        onChange={campo.onChange}
        error={campo.error}
      />
      <QuemFica frases={pessoasQueFicam(base, papel)} />
    </FormularioNoLugar>
  );
}

/** Changes which teams have a client; those that its contracts name stay. */
export function EdicaoDeTimes(props: Props) {
  const { clienteId, lido, aoFechar } = props;
  const { base, aoRecarregar } = useBase(props);
  const { escrever, avisar, enviando } = useEscritaDoAtendimento(clienteId);
  const { data = [] } = useQuery(timesDosContratosOptions());
  const formulario = useFormulario<{ times: string[] }>({
    iniciais: { times: timesLigados(base).map(String) },
    ordem: ['times'],
    validar: () => ({}),
  });
  const campo = formulario.form.getInputProps('times');
  const opcoes = new Map([...lido.times, ...data].map(({ id, nome }) => [id, nome]));
  return (
    <FormularioNoLugar
      formulario={formulario}
      campos={['times']}
      tituloDoErro="Erro ao salvar os times"
      enviando={enviando}
      gravar={({ times }) =>
        escrever({ times: { antes: timesLigados(base), depois: times.map(Number) } })
      }
      avisar={(gravado) =>
        avisar('times', () =>
          escrever({ times: { antes: timesLigados(gravado), depois: timesLigados(base) } }),
        )
      }
      aoFechar={aoFechar}
      aoRecarregar={aoRecarregar}
    >
      <CampoDeVarios
        label="Time"
        data-path="times"
        opcoes={[...opcoes].map(([id, nome]) => ({ valor: `${id}`, rotulo: nome }))}
        vazio="Nenhum time encontrado."
        value={campo.value}
        onChange={campo.onChange}
        error={campo.error}
      />
      <QuemFica frases={timesQueFicam(base)} />
    </FormularioNoLugar>
  );
}
