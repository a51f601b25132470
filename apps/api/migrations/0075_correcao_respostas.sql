CREATE TABLE "correcao_respostas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correcao_respostas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"correcao_id" bigint NOT NULL,
	"aceitos" text[] NOT NULL,
	"recusados" text[] NOT NULL,
	"respondida_em" timestamp (3) with time zone NOT NULL,
	"respondida_por" bigint,
	"gravado" jsonb,
	"desfeita_em" timestamp (3) with time zone,
	"desfeita_por" bigint
);
--> statement-breakpoint
ALTER TABLE "correcoes" ADD COLUMN "retirada_por" bigint;--> statement-breakpoint
ALTER TABLE "correcao_respostas" ADD CONSTRAINT "correcao_respostas_correcao_id_correcoes_id_fk" FOREIGN KEY ("correcao_id") REFERENCES "public"."correcoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcao_respostas" ADD CONSTRAINT "correcao_respostas_respondida_por_usuarios_id_fk" FOREIGN KEY ("respondida_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcao_respostas" ADD CONSTRAINT "correcao_respostas_desfeita_por_usuarios_id_fk" FOREIGN KEY ("desfeita_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correcao_respostas_correcao" ON "correcao_respostas" USING btree ("correcao_id");--> statement-breakpoint
CREATE INDEX "correcao_respostas_autor" ON "correcao_respostas" USING btree ("respondida_por");--> statement-breakpoint
CREATE INDEX "correcao_respostas_desfeita_por" ON "correcao_respostas" USING btree ("desfeita_por");--> statement-breakpoint
ALTER TABLE "correcoes" ADD CONSTRAINT "correcoes_retirada_por_usuarios_id_fk" FOREIGN KEY ("retirada_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correcoes_retirada_por" ON "correcoes" USING btree ("retirada_por");--> statement-breakpoint
INSERT INTO "correcao_respostas" ("correcao_id", "aceitos", "recusados", "respondida_em", "respondida_por")
SELECT c."id",
  coalesce(array_agg(f."campo" ORDER BY f."campo") FILTER (WHERE f."decisao" = 'aceito'), '{}'),
  coalesce(array_agg(f."campo" ORDER BY f."campo") FILTER (WHERE f."decisao" = 'recusado'), '{}'),
  c."decidida_em",
  CASE WHEN count(DISTINCT f."decidido_por") = 1 THEN max(f."decidido_por") END
FROM "correcoes" c JOIN "correcao_campos" f ON f."correcao_id" = c."id"
WHERE c."decidida_em" IS NOT NULL
GROUP BY c."id", c."decidida_em";
