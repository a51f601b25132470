import { mascararCnpj } from '@dominio/contrato/documentos';
import type { CampoDaReceita } from '@dominio/contrato/empresas-receita';
import {
  type ConsultaEmLote,
  DESFECHOS_DA_CONSULTA,
  type DesfechoDaConsulta,
  type EmpresaConsultada,
  NOME_DO_DESFECHO,
} from '@dominio/contrato/empresas-receita-lote';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { contar } from '../../../lib/formato.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import {
  type EscolhaDeCampos,
  quantosCampos,
  todosMarcados,
  useAplicacao,
} from '../receita-lote.escolha.ts';
import { CONSULTADAS_POR_PAGINA, consultadasOptions } from '../receita-lote.queries.ts';
import { DiferencaDaReceita } from './diferenca-da-receita.tsx';
import classes from './receita.module.css';

interface PropsDaEmpresa {
  empresa: EmpresaConsultada;
  marcados: readonly CampoDaReceita[];
  aoMarcar: (empresa: EmpresaConsultada, campos: readonly CampoDaReceita[]) => void;
}

/** A company with what came of it: its differences with a box each, or why there are none. */
function EmpresaDaConsulta({ empresa, marcados, aoMarcar }: PropsDaEmpresa) {
  const { razao_social, cnpj, cliente_nome, diferencas, desfecho, motivo } = empresa;
  const dito =
    desfecho === 'diferente' && diferencas.length === 0
      ? 'O cadastro já está como na Receita.'
      : motivo;
  return (
    <fieldset className={classes.diferencas}>
      <legend className={classes.legenda}>{razao_social}</legend>
      <p className={frases.dica}>{[mascararCnpj(cnpj), cliente_nome].join(' · ')}</p>
      {dito && <p>{dito}</p>}
      {diferencas.map((diferenca) => (
        <DiferencaDaReceita
          key={diferenca.campo}
          diferenca={diferenca}
          marcada={marcados.includes(diferenca.campo)}
          aoMarcar={(marcada) =>
            aoMarcar(
              empresa,
              marcada
                ? [...marcados, diferenca.campo]
                : marcados.filter((um) => um !== diferenca.campo),
            )
          }
        />
      ))}
    </fieldset>
  );
}

interface PropsDaPagina {
  empresas: readonly EmpresaConsultada[];
  escolha: EscolhaDeCampos;
  aoMarcar: PropsDaEmpresa['aoMarcar'];
}

function Pagina({ empresas, escolha, aoMarcar }: PropsDaPagina) {
  const comDiferencas = empresas.filter(({ diferencas }) => diferencas.length > 0);
  const todas = todosMarcados(escolha, comDiferencas);
  const alguma = comDiferencas.some(({ empresa_id }) => escolha[empresa_id]);
  return (
    <>
      {comDiferencas.length > 0 && (
        <Checkbox
          label="Marcar tudo desta página"
          checked={todas}
          indeterminate={!todas && alguma}
          onChange={() => {
            for (const uma of comDiferencas) {
              aoMarcar(uma, todas ? [] : uma.diferencas.map(({ campo }) => campo));
            }
          }}
        />
      )}
      {empresas.map((empresa) => (
        <EmpresaDaConsulta
          key={empresa.empresa_id}
          empresa={empresa}
          marcados={escolha[empresa.empresa_id]?.campos ?? []}
          aoMarcar={aoMarcar}
        />
      ))}
    </>
  );
}

/** What a consultation found, company by company: what is marked is taken, and nothing else changes. */
export function RevisaoDaReceita({ consulta }: { consulta: ConsultaEmLote }) {
  const { id, contagens } = consulta;
  const comAlguma = DESFECHOS_DA_CONSULTA.filter((um) => contagens[um] > 0);
  const [desfecho, setDesfecho] = useState<DesfechoDaConsulta>(comAlguma[0] ?? 'diferente');
  const [page, setPage] = useState(1);
  const lidas = useQuery(consultadasOptions(id, desfecho, page));
  const { escolha, marcar, aplicar, enviando, erro, excedida } = useAplicacao(id);
  const paginas = Math.ceil(contagens[desfecho] / CONSULTADAS_POR_PAGINA);
  const campos = quantosCampos(escolha);
  return (
    <>
      <CampoDeEscolha
        label="Resultado"
        obrigatorio
        opcoes={comAlguma.map((um) => ({
          valor: um,
          rotulo: `${NOME_DO_DESFECHO[um]} (${contagens[um].toLocaleString('pt-BR')})`,
        }))}
        value={desfecho}
        onChange={(um) => {
          if (um === null) return;
          setDesfecho(um as DesfechoDaConsulta);
          setPage(1);
        }}
      />
      <Lido consulta={lidas} oQue="as empresas consultadas" linhas={6}>
        {({ empresas }) => <Pagina empresas={empresas} escolha={escolha} aoMarcar={marcar} />}
      </Lido>
      {paginas > 1 && (
        <nav className={classes.paginas} aria-label="Páginas do resultado">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Anteriores
          </Button>
          <span>
            {page} de {paginas}
          </span>
          <Button variant="default" disabled={page >= paginas} onClick={() => setPage(page + 1)}>
            Próximas
          </Button>
        </nav>
      )}
      {contagens.diferente > 0 && (
        <RodapeFixo>
          {/* In sight wherever the list is scrolled to. */}
          {erro && (
            <p role="alert" className={frases.erro}>
              {erro}
            </p>
          )}
          <Button
            loading={enviando}
            disabled={campos === 0 || excedida}
            onClick={() => void aplicar()}
          >
            {campos === 0 ? 'Aplicar selecionadas' : `Aplicar ${contar(campos, 'campo', 'campos')}`}
          </Button>
        </RodapeFixo>
      )}
    </>
  );
}
