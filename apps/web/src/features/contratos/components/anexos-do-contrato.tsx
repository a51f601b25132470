import type { ContratoAberto } from '@dominio/contrato/contratos';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { AreaDeArquivo } from '../../../components/ui/area-de-arquivo.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import dosAnexos from './anexos.module.css';
import classes from './contratos.module.css';
import { ListaDeAnexos } from './lista-de-anexos.tsx';
import { TIPOS_ACEITOS, useNovoAnexo } from './use-novo-anexo.tsx';

const MinutaDoContrato = sobDemanda(() => import('./minuta-do-contrato.tsx'));

/** The files attached to a contract, the place to send another, and the minute to be signed. */
export function AnexosDoContrato({ contrato }: { contrato: ContratoAberto }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('contratos:editar') && !soLeitura;
  const { escolher, recusa, dialogo } = useNovoAnexo(contrato);
  const [redigindo, setRedigindo] = useState(false);
  return (
    <section aria-labelledby="anexos">
      <div className={dosAnexos.cabecalho}>
        <h3 id="anexos" className={classes.titulo}>
          Anexos
        </h3>
        {podeEditar && (
          <Button variant="default" size="xs" onClick={() => sairSePuder(() => setRedigindo(true))}>
            Gerar minuta
          </Button>
        )}
      </div>
      <ListaDeAnexos contratoId={contrato.id} podeExcluir={podeEditar} />
      {podeEditar && (
        <AreaDeArquivo
          rotulo="Escolha ou solte um arquivo"
          dica="PDF, DOCX, JPG ou PNG de até 10 MB"
          tipos={TIPOS_ACEITOS}
          aoEscolher={escolher}
        />
      )}
      {recusa}
      {dialogo}
      <Suspense>
        {redigindo && <MinutaDoContrato contrato={contrato} aoFechar={() => setRedigindo(false)} />}
      </Suspense>
    </section>
  );
}
