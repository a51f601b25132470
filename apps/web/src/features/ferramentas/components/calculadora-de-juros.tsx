import { type Juros, TIPOS_DE_JUROS } from '@dominio/contrato/ferramentas';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { somarDias } from '../../../components/calendario/dias.ts';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { BotaoDeCopiar } from '../../../components/ui/botao-de-copiar.tsx';
import { contar } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { useJuros } from '../ferramentas.queries.ts';
import { lerPorcentagem } from '../porcentagem.ts';
import { CamposDoCalendario, type EscolhaDeCalendario } from './campos-do-calendario.tsx';
import classes from './ferramentas.module.css';
import { ResultadoDaConsulta } from './resultado-da-consulta.tsx';

type Tipo = (typeof TIPOS_DE_JUROS)[number];
const TIPOS = [
  { value: 'simples', label: 'Simples' },
  { value: 'composto', label: 'Compostos' },
];

/** Parts of the total, and the total, as they are shown and copied. */
const parcelas = (valor: number, { multa_centavos, juros_centavos, total_centavos }: Juros) =>
  [
    ['Valor', valor],
    ['Multa', multa_centavos],
    ['Juros', juros_centavos],
    ['Total', total_centavos],
  ] as const;

function Resultado({ valor, dados }: { valor: number; dados: Juros }) {
  const linhas = parcelas(valor, dados);
  const resumo = linhas.map(([nome, centavos]) => `${nome}: ${mostrarDinheiro(centavos)}`);
  return (
    <>
      <p className={classes.numero}>{mostrarDinheiro(dados.total_centavos)}</p>
      <p className={classes.dica}>
        {dados.dias_de_atraso === 0
          ? 'Pago em dia: sem multa nem juros.'
          : `${contar(dados.dias_de_atraso, 'dia', 'dias')} de atraso.`}
      </p>
      <ul className={classes.lista}>
        {linhas.map(([nome, centavos]) => (
          <li key={nome} className={`${classes.linha} ${nome === 'Total' ? classes.total : ''}`}>
            <span>{nome}</span>
            <span>{mostrarDinheiro(centavos)}</span>
          </li>
        ))}
      </ul>
      {dados.memoria.length > 0 && (
        <ul className={`${classes.lista} ${classes.dica}`} aria-label="Memória do cálculo">
          {dados.memoria.map((passo) => (
            <li key={passo}>{passo}</li>
          ))}
        </ul>
      )}
      <div className={classes.acoes}>
        <BotaoDeCopiar
          rotulo="Copiar o cálculo"
          texto={[...resumo, '', ...dados.memoria].join('\n')}
        />
      </div>
    </>
  );
}

/** Fine and interest of a debt paid late. */
export function CalculadoraDeJuros() {
  const hoje = useHoje();
  const [valor, setValor] = useState<number | null>(null);
  const [vencimento, setVencimento] = useState(() => somarDias(hoje, -30));
  const [pagamento, setPagamento] = useState(hoje);
  const [multa, setMulta] = useState('2');
  const [juros, setJuros] = useState('1');
  const [tipo, setTipo] = useState<Tipo>('simples');
  const [calendario, setCalendario] = useState<EscolhaDeCalendario>({ calendario: 'bancario' });
  const { erros, consulta } = useJuros({
    ...calendario,
    valor_centavos: valor ?? 0,
    vencimento,
    pagamento,
    multa: lerPorcentagem(multa) ?? 'vazio',
    juros: lerPorcentagem(juros) ?? 'vazio',
    tipo,
  });
  const { valor_centavos, ...outros } = erros;
  const falta = Object.values(outros)[0] ?? (valor_centavos && 'Informe o valor para calcular.');

  return (
    <div className={classes.ferramenta}>
      <div className={classes.campos}>
        <CampoDinheiro
          label="Valor"
          obrigatorio
          value={valor}
          onChange={setValor}
          error={valor === null ? undefined : valor_centavos}
        />
        <CampoData
          label="Vencimento"
          value={vencimento}
          onChange={setVencimento}
          hoje={hoje}
          error={erros.vencimento}
        />
        <CampoData
          label="Pagamento"
          value={pagamento}
          onChange={setPagamento}
          hoje={hoje}
          error={erros.pagamento}
        />
        <TextInput
          label="Multa (%)"
          inputMode="decimal"
          value={multa}
          error={erros.multa}
          onChange={(evento) => setMulta(evento.currentTarget.value)}
        />
        <TextInput
          label="Juros ao mês (%)"
          inputMode="decimal"
          value={juros}
          error={erros.juros}
          onChange={(evento) => setJuros(evento.currentTarget.value)}
        />
        <Select
          label="Tipo de juros"
          data={TIPOS}
          allowDeselect={false}
          value={tipo}
          onChange={(novo) => setTipo(TIPOS_DE_JUROS.find((um) => um === novo) ?? 'simples')}
        />
        <CamposDoCalendario value={calendario} onChange={setCalendario} erros={erros} />
      </div>
      <ResultadoDaConsulta consulta={consulta} falta={falta}>
        {(dados) => <Resultado valor={valor ?? 0} dados={dados} />}
      </ResultadoDaConsulta>
    </div>
  );
}
