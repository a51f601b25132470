import {
  type AlvoDaCorrecao,
  CAMPOS_OCULTOS,
  type CampoDaCorrecao,
  ehInclusao,
} from '@dominio/contrato/correcoes-alvos';
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useQuery } from '@tanstack/react-query';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { bancosOptions } from '../../../consultas/bancos.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';

interface Props {
  alvo: AlvoDaCorrecao;
  nome: string;
  campo: CampoDaCorrecao;
  valor: string;
  exigido: boolean;
  erro: string | undefined;
  aoMudar: (valor: string) => void;
}

function Banco({ campo: { rotulo }, valor, exigido, erro, aoMudar }: Props) {
  const { data = [] } = useQuery(bancosOptions);
  return (
    <CampoDeEscolha
      label={rotulo}
      placeholder="Nome ou código"
      obrigatorio={exigido}
      error={erro}
      opcoes={data.map(({ ispb, compe, nome }) => ({ valor: ispb, rotulo: nome, detalhe: compe }))}
      vazio="Nenhum banco encontrado."
      value={valor}
      onChange={(ispb) => aoMudar(ispb ?? '')}
    />
  );
}

function Dia({ campo: { rotulo }, valor, exigido, erro, aoMudar }: Props) {
  const hoje = useHoje();
  return (
    <CampoData
      label={rotulo}
      value={valor}
      hoje={hoje}
      obrigatorio={exigido}
      onChange={aoMudar}
      error={erro}
    />
  );
}

/** The input of one field of a proposal. */
export function CampoDaProposta(props: Props) {
  const { alvo, nome, campo, valor, exigido, erro, aoMudar } = props;
  const { rotulo, tipo, opcoes } = campo;
  if (nome === 'banco_ispb') return <Banco {...props} />;
  if (tipo === 'dia') return <Dia {...props} />;
  const comum = {
    label: rotulo,
    value: valor,
    error: erro,
    withAsterisk: exigido,
    'aria-required': exigido || undefined,
  };
  if (tipo === 'escolha' && opcoes) {
    const escolhas = Object.entries(opcoes).map(([value, label]) => ({ value, label }));
    return (
      <NativeSelect
        {...comum}
        data={exigido ? escolhas : [{ value: '', label: 'Não informado' }, ...escolhas]}
        onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...comum}
      {...(tipo === 'numero' && { inputMode: 'numeric' })}
      {...(CAMPOS_OCULTOS.includes(nome) &&
        !ehInclusao(alvo) && { description: 'Em branco, fica como está.' })}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
    />
  );
}
